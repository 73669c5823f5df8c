// The panel inherits `pointer-events` and `visibility` from the page, so that tests catch an app that hides it or lets
// no click through.
export const CARD_CSS = `
.card {
  --ground: #fff; --text: #14171c; --soft: #5b6470; --line: #e6e8ec; --well: #f5f6f8; --edge: rgb(15 23 42 / .08);
  box-sizing: border-box; width: min(360px, calc(100vw - 24px)); max-height: calc(100vh - 24px); overflow: auto;
  border-radius: 18px; background: var(--ground); color: var(--text);
  box-shadow: 0 0 0 1px var(--edge), 0 18px 48px -12px rgb(15 23 42 / .35);
  font: 14px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; text-align: start;
  animation: come .16s ease-out; outline: none;
}
@media (prefers-color-scheme: dark) {
  .card {
    --ground: #1b1e24; --text: #f2f4f7; --soft: #a3acb8; --line: #30353e; --well: #252a32; --edge: rgb(255 255 255 / .1);
  }
}
@keyframes come { from { opacity: 0; transform: translateY(-8px) } }
@media (prefers-reduced-motion: reduce) { .card { animation: none } }
.card * { box-sizing: border-box }
form { margin: 0; padding: 14px 16px 0 }
header { display: flex; align-items: center; gap: 10px; font-size: 15px }
header svg { inline-size: 32px; block-size: 32px; border-radius: 9px; flex: none }
header b { font-weight: 600 }
.chain {
  margin-inline-start: auto; padding: 3px 9px; border-radius: 99px; background: var(--well); color: var(--soft); font-size: 12px;
}
h2 { margin: 18px 0 2px; font-size: 19px; line-height: 1.25; font-weight: 650; letter-spacing: -.01em }
.origin { margin: 0 0 14px; color: var(--soft); overflow-wrap: anywhere }
fieldset { margin: 0; padding: 0; border: 0 }
legend, figcaption, label[for] { padding: 0; margin-bottom: 6px; color: var(--soft); font-size: 12px; display: block }
.choice {
  display: flex; align-items: center; gap: 12px; padding: 9px 12px; cursor: pointer; background: var(--well);
  border-radius: 4px; margin-bottom: 2px;
}
.choice:first-of-type { border-start-start-radius: 12px; border-start-end-radius: 12px }
.choice:last-of-type { border-end-start-radius: 12px; border-end-end-radius: 12px }
.account { display: flex; flex: 1; justify-content: space-between; gap: 8px }
.account b { font-weight: 500 }
.account span { color: var(--soft); font-variant-numeric: tabular-nums }
input[type=checkbox] { inline-size: 17px; block-size: 17px; margin: 0; accent-color: var(--accent) }
input[type=password] {
  inline-size: 100%; block-size: 42px; padding: 0 12px; border: 1px solid var(--line); border-radius: 11px;
  background: var(--well); color: inherit; font: inherit;
}
.hint { margin: 6px 0 0; color: var(--soft); font-size: 12px }
figure { margin: 0 0 12px }
pre {
  margin: 0; padding: 11px 12px; max-block-size: 176px; overflow: auto; border-radius: 12px; background: var(--well);
  font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
}
dl { margin: 0; padding: 4px 12px; border-radius: 12px; background: var(--well) }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 7px 0 }
dl div + div { border-top: 1px solid var(--line) }
dt { color: var(--soft); flex: none }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
footer {
  position: sticky; inset-block-end: 0; display: flex; gap: 8px; margin-inline: -16px; padding: 16px; background: var(--ground);
}
button {
  flex: 1; block-size: 42px; border: 0; border-radius: 12px; font: inherit; font-weight: 600; cursor: pointer;
}
.reject { background: var(--well); color: var(--text) }
.reject:hover { background: var(--line) }
.approve { background: var(--accent); color: #fff }
.approve:hover { filter: brightness(1.08) }
:is(button, input, pre):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
@media (prefers-color-scheme: dark) { :is(button, input, pre):focus-visible { outline-color: #fff } }
`

// Lets the card fill its frame, whose element has the corners and the shadow.
export const FRAME_CSS = `
body { margin: 0; background: #fff }
.card { inline-size: 100%; max-block-size: none; overflow: visible; border-radius: 0; box-shadow: none; animation: none }
@media (prefers-color-scheme: dark) { body { background: #1b1e24 } }
`
