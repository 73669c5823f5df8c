import { describeUserAgent } from '../../describeUserAgent'
import { formatTime } from '../../formatTime'
import type { SecureServices } from '../createServices'
import { html } from '../http/html'
import { renderSimplePage } from '../http/renderSimplePage'
import { toPageResponse, toRedirect } from '../http/responses'
import type { PageRoute } from '../http/routes'

/** Serves the pages behind mailed links. They act on a button, as mail scanners follow links. */
export const mailLinkPages = ({ login, moves }: SecureServices): PageRoute[] => [
  {
    method: 'GET',
    path: '/device',
    async answer({ query }) {
      const token = query.get('token') ?? ''
      const { origin, userAgent, client, at, email, approved } = await login.describe(token)
      if (approved) return toPageResponse(renderSimplePage('Device approved', approvedBody))
      return toPageResponse(
        renderSimplePage(
          'Approve this device',
          html`<h1>Is this you?</h1><p>A device wants to sign in as <strong>${email}</strong>. Approve it only if you started this, on this site and device:</p>
<dl class="facts"><dt>Site</dt><dd>${origin}</dd><dt>Device</dt><dd>${describeUserAgent(userAgent)}</dd><dt>Network address</dt><dd>${client}</dd><dt>Time</dt><dd>${formatTime(at)}</dd></dl>
<form method="post"><input type="hidden" name="token" value="${token}"><button>Approve this device</button></form>
<p class="quiet">If this isn’t you, close this page without approving. The device can’t sign in then.</p>`,
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
      return toRedirect(`/device?token=${encodeURIComponent(token)}`)
    },
  },
  {
    method: 'GET',
    path: '/email/stop',
    async answer({ query }) {
      const token = query.get('token') ?? ''
      const { email, at } = await moves.describe(token)
      return toPageResponse(
        renderSimplePage(
          'Keep your email',
          html`<h1>Keep your email?</h1><p>Your wallet will open with <strong>${email}</strong> from ${formatTime(at)}.</p>
<form method="post"><input type="hidden" name="token" value="${token}"><button>Stop this change</button></form>
<p class="quiet">This also signs out every device that’s signed in to your wallet.</p>`,
        ),
      )
    },
  },
  {
    method: 'POST',
    path: '/email/stop',
    async answer({ form }) {
      await moves.stop(form.get('token') ?? '')
      return toPageResponse(renderSimplePage('Your email hasn’t changed', stoppedBody))
    },
  },
]

const approvedBody = html`<h1>Device approved</h1><p>We emailed you a code. Go back to the page where you started: it opens a window of ours for the code. Enter the code nowhere else.</p>`

const stoppedBody = html`<h1>Your email hasn’t changed</h1><p>The change was stopped, and every device was signed out. Sign in again with this email.</p>
<p class="quiet">Someone had a code from an email to this address. If it wasn’t you, change the password of your mailbox.</p>`
