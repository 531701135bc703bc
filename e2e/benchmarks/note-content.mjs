/** Runs in the page, which alone knows the moment its content is there: from outside a busy machine sees it late. Sets `contentCame`. */
export function noteContent(selector) {
  const { document, MutationObserver } = globalThis;
  const watch = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    watch.disconnect();
    globalThis.contentCame = performance.now();
  });
  watch.observe(document, { childList: true, subtree: true });
}
