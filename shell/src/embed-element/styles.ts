/** Made by script: a policy of the partner's page that allows no inline styles does not see it. */
export const styles = `
:host { display: block; min-width: 320px; height: 600px; contain: content; }
:host([hidden]) { display: none; }
.panel, .launcher { all: initial; color-scheme: inherit; }
:host([mode="launcher"]) { position: fixed; z-index: 2147483000; right: 20px; bottom: 20px; width: 56px; min-width: 0; height: 56px; contain: none; }
.panel { display: block; position: relative; height: 100%; overflow: hidden; background: Canvas; color: CanvasText; border-radius: inherit; }
:host([mode="launcher"]) .panel { position: fixed; right: 20px; bottom: 88px; width: 380px; height: min(640px, calc(100vh - 108px)); border: 1px solid #8884; border-radius: 12px; box-shadow: 0 12px 40px #0003; }
:host([mode="launcher"]) .panel:not(.open) { visibility: hidden; pointer-events: none; }
iframe { display: block; width: 100%; height: 100%; border: 0; }
.wait { position: absolute; inset: 0; display: flex; flex-direction: column; gap: 12px; padding: 16px; background: Canvas; }
.wait[hidden] { display: none; }
.wait span { height: 64px; border-radius: 8px; background: #8883; }
.wait span:first-child { height: 40px; }
.note { position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 24px; font: 15px/22px system-ui, sans-serif; text-align: center; background: Canvas; }
.note[hidden] { display: none; }
.note button { font: inherit; padding: 8px 16px; }
.launcher { display: none; width: 56px; height: 56px; padding: 0; border: 0; border-radius: 50%; background: var(--hw-action, #123b2e); color: var(--hw-text-on-action, #fff); box-shadow: 0 4px 16px #0004; cursor: pointer; }
.launcher:focus-visible { outline: 2px solid var(--hw-focus, #2563eb); outline-offset: 2px; }
:host([mode="launcher"]) .launcher { display: block; }
.launcher svg { display: block; margin: auto; }
.launcher svg, .count { pointer-events: none; }
.count { position: absolute; top: -4px; right: -4px; min-width: 20px; padding: 0 5px; border-radius: 10px; background: #b42318; color: #fff; font: 600 12px/20px system-ui, sans-serif; text-align: center; }
.count:empty { display: none; }
@media (max-width: 480px) { :host([mode="launcher"]) .panel { inset: 0; width: auto; height: auto; border: 0; border-radius: 0; } }
`;
