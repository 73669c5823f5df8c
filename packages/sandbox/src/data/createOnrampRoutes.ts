import { Hono } from 'hono'
import { html } from 'hono/html'
import { NO_STORE_HEADERS, readJsonBody, sendError, sendJson } from '../directory/responses'
import type { createOnrampService } from './createOnrampService'
import type { OnrampSale } from './types'

export function createOnrampRoutes(onramp: ReturnType<typeof createOnrampService>) {
  const routes = new Hono()
  routes.get('/v1/onramp/options', (context) => sendJson(context, onramp.options()))
  routes.post('/v1/onramp/quote', async (context) => {
    const quote = onramp.quote(await readJsonBody(context))
    return quote ? sendJson(context, quote) : sendError(context, 400, 'there is no price of that')
  })
  routes.post('/v1/generators/onrampurl', async (context) => {
    const path = onramp.open(await readJsonBody(context))
    if (path === undefined) return sendError(context, 400, 'that is not sold')
    return sendJson(context, { url: new URL(path, context.req.url).href })
  })
  routes.get('/onramp/:id', (context) => {
    const sale = onramp.find(context.req.param('id'))
    return context.html(sale ? offer(sale) : ended('This page has expired', 'Nothing was paid.'), 200, NO_STORE_HEADERS)
  })
  routes.post('/onramp/:id', async (context) => {
    const sale = onramp.find(context.req.param('id'))
    if (!sale) return context.html(ended('This page has expired', 'Nothing was paid.'), 200, NO_STORE_HEADERS)
    await onramp.pay(sale)
    return context.html(ended('Paid', `${sale.amount} ${sale.symbol} are on their way.`), 200, NO_STORE_HEADERS)
  })
  return routes
}

const page = (title: string, body: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif } body { max-width: 32rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }</style>
</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>`

const offer = ({ amount, symbol, paid, address }: OnrampSale) =>
  page(
    'Sandbox checkout',
    html`<p>${amount} ${symbol} for $${paid}, to ${address}.</p><form method="post"><button>Pay $${paid}</button></form>`,
  )

const ended = (title: string, text: string) => page(title, html`<p>${text}</p>`)
