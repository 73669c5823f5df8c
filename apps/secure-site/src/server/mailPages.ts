import { showTime } from '../showTime'
import type { PageRoute } from './createListener'
import type { Site } from './createSite'
import { html } from './html'
import { document, redirect } from './send'
import { simplePage } from './simplePage'

/** The pages behind links in mails. Each acts by a button, not by opening it: programs that look into mail follow links. */
export const mailPages = ({ login, moves }: Site): PageRoute[] => [
  {
    method: 'GET',
    path: '/device',
    async answer({ query }) {
      const token = query.get('token') ?? ''
      const { origin, userAgent, email, approved } = await login.describe(token)
      if (approved) return document(simplePage('Device approved', approvedBody))
      return document(
        simplePage(
          'Approve this device',
          html`<h1>Approve this device</h1><p>A device wants to log in as <strong>${email}</strong> at <strong>${origin}</strong>.</p>
<p class="quiet">${userAgent}</p><form method="post"><input type="hidden" name="token" value="${token}"><button>Approve this device</button></form>
<p class="quiet">If this was not you, close this page. Nothing has happened.</p>`,
        ),
      )
    },
  },
  {
    method: 'POST',
    path: '/device',
    async answer({ form }) {
      const token = form.get('token') ?? ''
      await login.approve(token)
      return redirect(`/device?token=${encodeURIComponent(token)}`)
    },
  },
  {
    method: 'GET',
    path: '/email/stop',
    async answer({ query }) {
      const token = query.get('token') ?? ''
      const { email, at } = await moves.describe(token)
      return document(
        simplePage(
          'Keep your e-mail',
          html`<h1>Keep your e-mail?</h1><p>Your wallet is to open with <strong>${email}</strong> from ${showTime(at)} on.</p>
<form method="post"><input type="hidden" name="token" value="${token}"><button>Stop this change</button></form>
<p class="quiet">That also logs out everybody who is logged in to your wallet, on every device.</p>`,
        ),
      )
    },
  },
  {
    method: 'POST',
    path: '/email/stop',
    async answer({ form }) {
      await moves.stop(form.get('token') ?? '')
      return document(simplePage('Your e-mail stays', stoppedBody))
    },
  },
]

const approvedBody = html`<h1>Device approved</h1><p>We have mailed you a code. Go back to the page where you began, and type it there.</p>`

const stoppedBody = html`<h1>Your e-mail stays</h1><p>The change was stopped, and everybody was logged out. Log in again with this e-mail.</p>
<p class="quiet">Somebody knew a code from a mail to this address. Change the password of your mailbox.</p>`
