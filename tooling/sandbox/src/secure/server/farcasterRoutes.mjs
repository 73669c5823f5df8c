import * as z from 'zod/mini'
import { api } from './createListener.mjs'
import { origin, secret } from './fields.mjs'
import { html } from './html.mjs'
import { document, redirect } from './send.mjs'
import { simplePage } from './simplePage.mjs'
import { waitUntil } from './waitUntil.mjs'

const PATH = /^\/farcaster\/[\w-]{43}$/
const LONGEST = 40

/** @param {import('./createSite.mjs').Site} site @param {() => string} url */
export const farcasterRoutes = ({ farcaster, enter, mayEmbed }, url) => [
  api('/api/farcaster/begin', z.object({ origin }), (body) => {
    mayEmbed(body.origin)
    const { channel, page } = farcaster.begin(body.origin)
    return { channel, url: `${url()}/farcaster/${page}` }
  }),
  api('/api/farcaster/finish', z.object({ channel: secret }), async ({ channel }, { signal }) => {
    if (!(await waitUntil(() => farcaster.isAnswered(channel), signal))) return {}
    const userName = farcaster.finish(channel)
    return { login: enter(`farcaster:${userName}`, { userName }) }
  }),
]

/**
 * The stand-in for Farcaster's app.
 *
 * @param {import('./createSite.mjs').Site} site
 * @returns {import('./createListener.mjs').PageRoute[]}
 */
export const farcasterPages = ({ farcaster }) => [
  {
    method: 'GET',
    path: PATH,
    answer(_, path) {
      const { state, origin: asking } = farcaster.behind(toPage(path))
      if (state !== 'open') {
        const words = state === 'approved' ? 'You are logged in' : 'You declined'
        return document(simplePage(words, html`<h1>${words}</h1><p>Go back to the page where you began.</p>`))
      }
      return document(
        simplePage(
          'Farcaster (sandbox)',
          html`<h1>Log in with Farcaster (sandbox)</h1><p><strong>${asking}</strong> wants to know who you are.</p>
<form method="post"><label for="name">User name</label><input id="name" name="name" value="mia" autocapitalize="off" spellcheck="false">
<button name="answer" value="approve">Approve</button><button class="second" name="answer" value="decline">Decline</button></form>
<p class="quiet">This stands for Farcaster's app on a phone.</p>`,
        ),
      )
    },
  },
  {
    method: 'POST',
    path: PATH,
    answer({ form }, path) {
      const name = (form.get('name') ?? '').trim().toLowerCase().slice(0, LONGEST)
      farcaster.answer(toPage(path), form.get('answer') === 'approve' && name !== '' ? name : undefined)
      return redirect(path)
    },
  },
]

/** @param {string} path */
const toPage = (path) => path.slice('/farcaster/'.length)
