import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import * as lentEffector from './lent/effector';
import * as lentEffectorReact from './lent/effector-react';
import * as lentGraphcache from './lent/graphcache';
import * as lentReactRouter from './lent/react-router';
import * as lentStyledComponents from './lent/styled-components';
import * as lentUrql from './lent/urql';
import * as lentUrqlCore from './lent/urql-core';
import * as lentWonka from './lent/wonka';

declare const __SHARED_VERSIONS__: Record<string, string>;

interface SharedLibrary {
  version: string;
  scope: string;
  lib: () => object;
  shareConfig: { singleton: boolean; requiredVersion: string };
}

/** Exactly once on the page: these are already loaded, and every remote gets these very objects. */
function once(key: string, lib: object): SharedLibrary {
  const version = versionOf(key);
  return { version, scope: 'default', lib: () => lib, shareConfig: { singleton: true, requiredVersion: `^${version.split('.')[0]}.0.0` } };
}

/** Lent to a remote that was built against the same version; another version brings its own copy. */
function lent(key: string, lib: object): SharedLibrary {
  const version = versionOf(key);
  return { version, scope: 'default', lib: () => lib, shareConfig: { singleton: false, requiredVersion: version } };
}

function versionOf(key: string): string {
  const version = __SHARED_VERSIONS__[key];
  if (!version) throw new Error(`no version known of the shared library ${key}`);
  return version;
}

/**
 * What the shell puts into the share scope. A lent library holds the names its file in `lent/` lists, because a whole
 * namespace defeats tree shaking (react-router: 52 kB instead of 12); a remote's build refuses a name that is not lent.
 */
export function sharedLibraries(): Record<string, SharedLibrary> {
  return {
    react: once('react', React),
    'react/jsx-runtime': once('react/jsx-runtime', jsxRuntime),
    'react-dom': once('react-dom', ReactDom),
    'react-dom/client': once('react-dom/client', ReactDomClient),
    'styled-components': once('styled-components', lentStyledComponents),
    effector: lent('effector', lentEffector),
    'effector-react': lent('effector-react', lentEffectorReact),
    urql: lent('urql', lentUrql),
    '@urql/core': lent('@urql/core', lentUrqlCore),
    '@urql/exchange-graphcache': lent('@urql/exchange-graphcache', lentGraphcache),
    'react-router': lent('react-router', lentReactRouter),
    wonka: lent('wonka', lentWonka),
  };
}
