import { createHash } from 'node:crypto'
import {
  html,
  type PageRoute,
  renderSimplePage,
  type SecureServices,
  toPageResponse,
  toRedirect,
} from '@foyer/secure-site'

const PATH = '/farcaster/:page{[\\w-]{43}}'
const MAX_NAME_LENGTH = 40

export const farcasterPages = ({ farcaster }: SecureServices): PageRoute[] => [
  {
    method: 'GET',
    path: PATH,
    async answer({ params: { page = '' } }) {
      const { state, origin: asking } = await farcaster.behind(page)
      if (state !== 'open') {
        const words = state === 'approved' ? 'You are logged in' : 'You declined'
        return toPageResponse(
          renderSimplePage(words, html`<h1>${words}</h1><p>Return to the page where you started.</p>`),
        )
      }
      return toPageResponse(
        renderSimplePage(
          'Farcaster (sandbox)',
          html`<h1>Log in with Farcaster (sandbox)</h1><p><strong>${asking}</strong> wants to know who you are.</p>
<form method="post"><label for="fid">Farcaster ID</label><input id="fid" name="fid" inputmode="numeric" placeholder="that of the name">
<label for="name">User name</label><input id="name" name="name" value="mia" autocapitalize="off" spellcheck="false">
<button name="answer" value="approve">Approve</button><button class="second" name="answer" value="decline">Decline</button></form>
<p class="quiet">This stands for Farcaster's app on a phone.</p>`,
        ),
      )
    },
  },
  {
    method: 'POST',
    path: PATH,
    async answer({ form, path, params: { page = '' } }) {
      const name = (form.get('name') ?? '').trim().toLowerCase().slice(0, MAX_NAME_LENGTH)
      const fid = Number(form.get('fid')) || idOf(name)
      const isApproved = form.get('answer') === 'approve' && name !== ''
      await farcaster.answer(page, isApproved ? { fid, userName: name } : undefined)
      return toRedirect(path)
    },
  },
]

const idOf = (name: string) => createHash('sha256').update(name).digest().readUIntBE(0, 4) + 1
