import { type Html, html, list } from '@foyer/secure-site'
import type { Mail } from '../types'

const css = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 48rem; margin: 0 auto; padding: 1rem }
li { padding-block: .5rem; border-top: 1px solid; list-style: none }
ul { padding: 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`

const page = (title: string, body: Html) =>
  `<!doctype html>${
    html`<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/inbox.css">
<title>${title}</title></head><body><main>${body}</main></body></html>`.text
  }`

/** The pages of the mailbox. Mails are shown as text: what somebody mails is no page of ours. */
export const renderInbox = {
  css,
  list: (mails: readonly Mail[], to: string | null) =>
    page(
      'Inbox',
      html`<h1>Inbox</h1>
<form><label for="to">Only to</label> <input id="to" name="to" type="email" value="${to ?? ''}"> <button>Show</button></form>
${mails.length === 0 ? html`<p>No mail.</p>` : html`<ul>${list([...mails].reverse().map(row))}</ul>`}`,
    ),
  mail: ({ to, subject, text, link }: Mail) =>
    page(
      subject,
      html`<p><a href="/inbox">All mails</a></p><h1>${subject}</h1><p>To ${to}</p><pre>${text}</pre>
${link === undefined ? html`` : html`<p><a href="${link}">Open the page</a></p>`}`,
    ),
}

const row = ({ id, to, subject, text, receivedAt }: Mail) =>
  html`<li><a href="/inbox/${id}">${subject}</a><br>${text.split('\n')[0] ?? ''}<br>${to}, <time>${new Date(receivedAt).toISOString()}</time></li>`
