// Sends the location of the login’s result to the window that opened the popup, if that window has the expected origin.
const read = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined
const [resultUri, target] = [read('result-uri'), read('target-origin')]
if (window.opener && resultUri && target) {
  window.opener.postMessage({ resultUri }, target)
  setTimeout(() => window.close(), 100)
}
