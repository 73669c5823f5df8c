import type { RequestListener } from 'node:http'
import { serveApp } from '@foyer/sandbox/http'
import { type Mail, startMailbox } from '@foyer/sandbox/mailbox'
import type { ReceivedMail } from '../types'
import { inboxPages } from './inboxPages'

const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
}

/** Starts a mailbox, and a page on its own origin to read the mails. */
export async function startInbox({ port, log }: { port: number; log: (line: string) => void }) {
  const mailbox = await startMailbox({ log })
  const list = (to: string | null | undefined) => mailbox.list(to ?? undefined).map(toReceivedMail)
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
    const mail = list(undefined).find(({ id }) => pathname === `/inbox/${id}`)
    if (mail === undefined) return send(404, 'text/plain', 'There is no such mail.')
    send(200, 'text/html', inboxPages.mail(mail))
  }
  const web = await serveApp(pages, { port, host: '127.0.0.1', log: (line) => log(`inbox: ${line}`) })
  const { clear, refuse, smtpUrl } = mailbox
  return {
    smtpUrl,
    inboxUrl: `http://localhost:${web.port}/inbox`,
    list,
    clear,
    refuse,
    stop: () => Promise.all([web.stop(), mailbox.stop()]),
  }
}

function toReceivedMail({ html: _html, ...mail }: Mail): ReceivedMail {
  const code = /\b\d{6}\b/.exec(mail.text)?.[0]
  const link = /\bhttps?:\/\/\S+\/device\?\S+/.exec(mail.text)?.[0]
  return { ...mail, ...(code === undefined ? {} : { code }), ...(link === undefined ? {} : { link }) }
}
