import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { serveApp } from '@foyer/sandbox/http'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { ReceivedMail } from '../types'
import { inboxPages } from './inboxPages'

const HOST = '127.0.0.1'
const MAX_MAILS = 500
const MAX_MAIL_BYTES = 100_000
const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
}

/** Starts an SMTP server that accepts any mail, and a page on its own origin to read the mails. */
export async function startMailServer({ port, log }: { port: number; log: (line: string) => void }) {
  // Newest last.
  const mails: ReceivedMail[] = []
  let last = 0
  let isRefused: (to: string) => boolean = () => false
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    size: MAX_MAIL_BYTES,
    onRcptTo({ address }, _session, callback) {
      if (!isRefused(address.toLowerCase())) return callback()
      callback(Object.assign(new Error('Try again later.'), { responseCode: 451 }))
    },
    onData(stream, session, callback) {
      const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase())
      readMail(stream)
        .then((mail) => {
          last++
          for (const address of to) mails.push({ id: last, to: address, receivedAt: Date.now(), ...mail })
          mails.splice(0, mails.length - MAX_MAILS)
          callback()
        })
        .catch(callback)
    },
  })
  smtp.on('error', (error) => log(`mail: ${error.message}`))
  smtp.listen(0, HOST)
  await once(smtp.server, 'listening')
  const address = smtp.server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')

  const list = (to: string | null | undefined) => mails.filter((mail) => !to || mail.to === to.toLowerCase())
  const pages: RequestListener = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://inbox')
    const to = searchParams.get('to')
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { ...PAGE_HEADERS, 'content-type': `${type}; charset=utf-8` }).end(body)
    }
    if (pathname === '/inbox.json') {
      // Allows any page to read the mails, as the playground shows them beside the modal.
      response.setHeader('access-control-allow-origin', '*')
      return send(200, 'application/json', JSON.stringify(list(to)))
    }
    if (pathname === '/inbox.css') return send(200, 'text/css', inboxPages.css)
    if (pathname === '/' || pathname === '/inbox') return send(200, 'text/html', inboxPages.list(list(to), to))
    const mail = mails.find(({ id }) => pathname === `/inbox/${id}`)
    if (mail === undefined) return send(404, 'text/plain', 'There is no such mail.')
    send(200, 'text/html', inboxPages.mail(mail))
  }
  const web = await serveApp(pages, { port, host: HOST, log: (line) => log(`inbox: ${line}`) })
  return {
    smtp: { host: HOST, port: address.port },
    inboxUrl: `http://localhost:${web.port}/inbox`,
    list,
    clear: () => mails.splice(0),
    refuse(fits: (to: string) => boolean) {
      isRefused = fits
    },
    async stop() {
      await Promise.all([web.stop(), new Promise((resolve) => smtp.close(() => resolve(undefined)))])
    },
  }
}

async function readMail(stream: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const { subject = '', text = '' } = await new PostalMime().parse(Buffer.concat(chunks))
  return { subject, text, ...findIn(text) }
}

function findIn(text: string) {
  const code = /\b\d{6}\b/.exec(text)?.[0]
  const link = /\bhttps?:\/\/\S+\/device\?\S+/.exec(text)?.[0]
  return { ...(code === undefined ? {} : { code }), ...(link === undefined ? {} : { link }) }
}
