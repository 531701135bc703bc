export {
  Link, NavLink, Navigate, Outlet, Route, Router, Routes, createPath, createSearchParams, generatePath, matchPath, matchRoutes, parsePath,
  resolvePath, useHref, useInRouterContext, useLocation, useMatch, useNavigate, useNavigationType, useOutlet, useOutletContext, useParams,
  useResolvedPath, useRoutes, useSearchParams,
} from 'react-router';
