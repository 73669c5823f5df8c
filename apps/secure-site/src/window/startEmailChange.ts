import { formatTime } from '../formatTime'
import { createElement } from '../frame/screen/createElement'
import { createSiteApi } from '../frame/session/createSiteApi'
import { createButton, createPage, type WindowPage } from './createPage'
import { receiveLogin } from './receiveLogin'
import { type ChangedEmail, showChangeCode } from './views/showChangeCode'

/** Starts the site’s own window for the codes of a change of email that a frame has begun. No page embeds it. */
export async function startEmailChange(body: HTMLElement): Promise<void> {
  const page = createPage(body)
  page.draw({ title: 'One moment', parts: [createElement('p', { role: 'status' }, 'Asking for your change.')] })
  const received = await receiveLogin(window)
  if (received === undefined) return showNoChange(page)
  const { attempt, secret } = received
  const isAlone = received.returnTicket === undefined
  const onDone = (changed: ChangedEmail) => {
    showDone(page, changed, isAlone)
    // A window with an opener is closed by the frame, which learns of the change from the server.
    if (isAlone) history.back()
  }
  const site = { name: location.host }
  const view = { api: createSiteApi(), page, site, change: { attempt, secret }, isAlone, onDone }
  await showChangeCode(view).catch((error: unknown) =>
    page.draw({
      title: 'This change can’t go on',
      parts: [
        createElement('p', { role: 'alert' }, page.toMessage(error)),
        createElement(
          'p',
          {},
          'Your email hasn’t changed. Go back to the page where you started, and try again there.',
        ),
      ],
    }),
  )
}

function showNoChange(page: WindowPage): void {
  page.draw({
    title: 'There is no change here',
    parts: [
      createElement('p', { role: 'alert' }, 'No page of ours has opened this window, so it takes no code.'),
      createElement(
        'p',
        {},
        'If you’re changing your email, go back to the page where you started and choose “Open it on this page”.',
      ),
    ],
  })
}

function showDone(page: WindowPage, { email, origin, from }: ChangedEmail, isAlone: boolean): void {
  const { host } = new URL(origin)
  page.draw({
    title: from === undefined ? 'Your email has changed' : 'Your email will change',
    parts: [
      createElement(
        'p',
        { role: 'status' },
        from === undefined
          ? `You now open this wallet with ${email}.`
          : `From ${formatTime(from)}, you open this wallet with ${email}. We emailed your current address a link to stop it.`,
      ),
      createElement('p', {}, `Go back to ${host}.`),
      isAlone &&
        createButton(page, { label: `Go back to ${host}` }, async () => {
          location.assign(origin)
        }),
    ],
  })
}
