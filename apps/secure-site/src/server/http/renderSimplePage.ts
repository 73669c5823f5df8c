import { type Html, html } from './html'

export const renderSimplePage = (
  title: string,
  body: Html,
  head: Html = html``,
) => html`<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">
<title>${title}</title>${head}</head><body class="fy"><main>${body}</main></body></html>`
