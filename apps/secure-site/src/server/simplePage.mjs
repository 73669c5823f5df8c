import { html } from './html.mjs'

/**
 * A page with a few words in the middle.
 *
 * @param {string} title
 * @param {import('./html.mjs').Html} body
 * @param {import('./html.mjs').Html} [head]
 */
export const simplePage = (title, body, head = html``) => html`<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">
<title>${title}</title>${head}</head><body class="fy"><main>${body}</main></body></html>`
