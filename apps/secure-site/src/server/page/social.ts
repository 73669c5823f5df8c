// The end of the popup: tells the page that opened it where the result is. Only that origin can hear it.
const read = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined
const [resultUri, target] = [read('result-uri'), read('target-origin')]
if (window.opener && resultUri && target) {
  window.opener.postMessage({ resultUri }, target)
  setTimeout(() => window.close(), 100)
}
