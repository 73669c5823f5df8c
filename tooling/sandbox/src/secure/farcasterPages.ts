import { document, html, type PageRoute, redirect, type Site, simplePage } from '@foyer/secure-site'

const PATH = /^\/farcaster\/[\w-]{43}$/
const LONGEST = 40

/** The stand-in for Farcaster's app. */
export const farcasterPages = ({ farcaster }: Site): PageRoute[] => [
  {
    method: 'GET',
    path: PATH,
    async answer(_, path) {
      const { state, origin: asking } = await farcaster.behind(toPage(path))
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
    async answer({ form }, path) {
      const name = (form.get('name') ?? '').trim().toLowerCase().slice(0, LONGEST)
      await farcaster.answer(toPage(path), form.get('answer') === 'approve' && name !== '' ? name : undefined)
      return redirect(path)
    },
  },
]

const toPage = (path: string) => path.slice('/farcaster/'.length)
