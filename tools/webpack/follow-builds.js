// Stands in what a development server gives to an override: the page loads again when there is a newer build than the one it has.
const address = new URL('builds', __webpack_public_path__).href;
const followed = (window.heartwoodBuilds ??= new Map());

// A remote that is loaded again in the same page is followed once.
followed.get(address)?.close();
const builds = new EventSource(address);
followed.set(address, builds);
builds.onmessage = ({ data }) => {
  if (data !== __webpack_hash__) window.location.reload();
};
