// Runs in the page before anything else: measures from a click to when something can be seen.
window.__violations = []
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  window.__violations.push(`${violatedDirective} ${blockedURI}`)
})

/** A click that brings nothing for so long was lost. Milliseconds. */
const LOST = 60_000

/** Milliseconds from the next click until `find` gives an element and a frame with it has been drawn. */
window.__timeFromClick = (find) =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`no click brought ${find}`)), LOST)
    window.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (!find()) return requestAnimationFrame(look)
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })

window.__inModal = (selector) => document.querySelector('[data-foyer]')?.shadowRoot?.querySelector(selector)
