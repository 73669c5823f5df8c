import { type Html, html, joinHtml } from '@foyer/secure-site'
import type { ReceivedMail } from '../types'

const css = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem; background: light-dark(#eef2f0, #101412) }
ul, main:has(pre) { margin: 1rem 0; padding: 0; border-radius: 18px; background: light-dark(#fff, #1b201e) }
main:has(pre) { padding: 1.25rem 1.5rem }
li { padding: .9rem 1.25rem; list-style: none; overflow-wrap: anywhere }
li + li { border-top: 1px solid light-dark(#dfe5e2, #333a37) }
li a { font-weight: 600 }
a { color: light-dark(#0f6b50, #6fd3b0) }
input, button { min-height: 2.5rem; padding-inline: .9rem; border: 1px solid light-dark(#767f7b, #8a938f); border-radius: 12px; background: light-dark(#fff, #1b201e); color: inherit; font: inherit }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`

const page = (title: string, body: Html) =>
  `<!doctype html>${
    html`<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/inbox.css">
<title>${title}</title></head><body><main>${body}</main></body></html>`.text
  }`

export const inboxPages = {
  css,
  list: (mails: readonly ReceivedMail[], to: string | null) =>
    page(
      'Inbox',
      html`<h1>Inbox</h1>
<form><label for="to">Only to</label> <input id="to" name="to" type="email" value="${to ?? ''}"> <button>Show</button></form>
${mails.length === 0 ? html`<p>No mail.</p>` : html`<ul>${joinHtml([...mails].reverse().map(row))}</ul>`}`,
    ),
  mail: ({ to, subject, text, link }: ReceivedMail) =>
    page(
      subject,
      html`<p><a href="/inbox">All mails</a></p><h1>${subject}</h1><p>To ${to}</p><pre>${text}</pre>
${link === undefined ? html`` : html`<p><a href="${link}">Open the page</a></p>`}`,
    ),
}

const row = ({ id, to, subject, text, receivedAt }: ReceivedMail) =>
  html`<li><a href="/inbox/${id}">${subject}</a><br>${text.split('\n')[0] ?? ''}<br>${to}, <time>${new Date(receivedAt).toISOString()}</time></li>`
