import { createElement } from '../frame/screen/createElement'

/** Draws what the browser says about its network, and keeps it up to date. */
export function watchNetwork(): HTMLElement {
  const status = createElement('p', { class: 'warning', role: 'status' })
  const draw = () => {
    const { onLine } = navigator
    status.dataset.online = String(onLine)
    status.textContent = onLine
      ? 'Your browser is online. Turn off the network of this device before you enter anything.'
      : 'Your browser says that it’s offline. Stay offline until you have closed this page.'
  }
  for (const event of ['online', 'offline']) addEventListener(event, draw)
  draw()
  return status
}
