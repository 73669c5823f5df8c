import { describe, expect, it } from 'vitest'
import { setUpDirectory, type TestDirectory } from './testing/setUpDirectory'

const start = setUpDirectory()
const toEvent = (event: string) => ({ eventId: event, props: { type: 'track', event, properties: {} } })
const send = ({ ask: request }: TestDirectory, path: string, body: string, type = 'text/plain;charset=UTF-8') =>
  request(path, { method: 'POST', body, headers: { 'content-type': type } })

describe('the analytics sink', () => {
  it('stores single events and batches, as text or as JSON', async () => {
    const directory = await start()
    const open = toEvent('MODAL_OPEN')
    const close = toEvent('MODAL_CLOSE')
    expect((await send(directory, '/e?st=appkit', JSON.stringify(open))).status).toBe(202)
    expect((await send(directory, '/batch', JSON.stringify([open, close]), 'application/json')).status).toBe(202)

    const events = await (await fetch(`${directory.url}/__sandbox/events`)).json()
    expect(events).toEqual(directory.events.list())
    const text = { path: '/e', contentType: 'text/plain;charset=UTF-8', query: { st: 'appkit', projectId: 'demo' } }
    const batch = { path: '/batch', contentType: 'application/json', query: { projectId: 'demo' } }
    expect(events).toEqual([
      { ...text, event: open },
      { ...batch, event: open },
      { ...batch, event: close },
    ])

    expect((await fetch(`${directory.url}/__sandbox/events`, { method: 'DELETE' })).status).toBe(204)
    expect(directory.events.list()).toEqual([])
  })

  it.each([
    ['/e', '[]'],
    ['/e', 'no json'],
    ['/batch', '{}'],
    ['/batch', '[7]'],
  ])('rejects on %s the body %s', async (path, body) => {
    const directory = await start()
    expect((await send(directory, path, body)).status).toBe(400)
    expect(directory.events.list()).toEqual([])
  })

  it('rejects a body of more than a million bytes', async () => {
    const directory = await start()
    const response = await send(directory, '/e', JSON.stringify({ long: 'x'.repeat(1_000_000) }))
    expect(response.status).toBe(413)
  })
})

describe('the directory’s status page', () => {
  it('lists the last events, newest first, and the active faults', async () => {
    const directory = await start()
    const empty = await (await fetch(`${directory.url}/__sandbox/`)).text()
    expect(empty).toContain('No fault is on.')
    expect(empty).toContain('No event has arrived.')

    await send(directory, '/batch', JSON.stringify([toEvent('MODAL_OPEN'), toEvent('MODAL_CLOSE')]))
    directory.faults.add({ path: '/getWallets', status: 429, retryAfter: 3, count: 2 })
    const response = await fetch(`${directory.url}/__sandbox`)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    const html = await response.text()
    expect(html.indexOf('>MODAL_CLOSE<')).toBeGreaterThan(0)
    expect(html.indexOf('>MODAL_OPEN<')).toBeGreaterThan(html.indexOf('>MODAL_CLOSE<'))
    expect(html).toContain('<th scope="row">/getWallets</th><td>status 429, retryAfter 3</td><td>2</td>')
    expect(html).toContain('<html lang="en">')
  })

  it('escapes an event’s markup', async () => {
    const directory = await start()
    await send(directory, '/e', JSON.stringify(toEvent('<script>alert("x")</script>')))
    const html = await (await fetch(`${directory.url}/__sandbox/`)).text()
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;')
  })
})
