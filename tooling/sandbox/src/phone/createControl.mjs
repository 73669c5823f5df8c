import { readFile } from 'node:fs/promises'
import { allowPages, readJson, sendJson } from '../relay/http.mjs'
import { createOrders } from './createOrders.mjs'

const FILES = new Map([
  ['/', { file: 'page/index.html', type: 'text/html; charset=utf-8' }],
  // The path of a universal link; the page finds the URI in its own address.
  ['/wc', { file: 'page/index.html', type: 'text/html; charset=utf-8' }],
  ['/phone.css', { file: 'page/phone.css', type: 'text/css' }],
  ...['page', 'cards', 'elements'].map(
    (name) => /** @type {const} */ ([`/${name}.js`, { file: `page/${name}.js`, type: 'text/javascript' }]),
  ),
])

/**
 * The phone by HTTP: its page, its state as it changes, and the orders of a script.
 *
 * @param {ReturnType<typeof import('./createPhone.mjs').createPhone>} phone
 */
export function createControl(phone) {
  const orders = createOrders(phone)
  /** @type {Set<import('node:http').ServerResponse>} */
  const watching = new Set()
  const event = () => `data: ${JSON.stringify(phone.state())}\n\n`
  const tellAll = () => {
    for (const response of watching) response.write(event())
  }

  /** @type {(response: import('node:http').ServerResponse) => void} */
  const watch = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(event())
    watching.add(response)
    response.on('close', () => watching.delete(response))
  }

  /** @type {import('node:http').RequestListener} */
  const listener = async (request, response) => {
    if (allowPages(request, response)) return
    const { pathname } = new URL(request.url ?? '/', 'http://phone')
    const isRead = request.method === 'GET'
    const page = FILES.get(pathname)
    if (isRead && page !== undefined) {
      response.writeHead(200, {
        'content-type': page.type,
        'content-security-policy': "default-src 'self'; img-src data:",
      })
      response.end(await readFile(new URL(page.file, import.meta.url)))
      return
    }
    if (isRead && pathname === '/state') return sendJson(response, 200, phone.state())
    if (isRead && pathname === '/events') return watch(response)
    const order = request.method === 'POST' && Object.hasOwn(orders, pathname) ? orders[pathname] : undefined
    if (order === undefined) return sendJson(response, 404, { error: `There is no ${request.method} ${pathname}.` })
    try {
      await order(await readJson(request))
      tellAll()
      sendJson(response, 200, phone.state())
    } catch (error) {
      sendJson(response, 400, { error: error instanceof Error ? error.message : String(error) })
    }
  }
  return { listener, tellAll }
}
