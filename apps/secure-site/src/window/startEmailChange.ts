import { createElement } from '../frame/screen/createElement'
import { createSiteApi } from '../frame/session/createSiteApi'
import { texts } from '../texts/texts'
import { createButton, createPage, type WindowPage } from './createPage'
import { formatLocalTime } from './formatLocalTime'
import { receiveLogin } from './receiveLogin'
import { type ChangedEmail, showChangeCode } from './views/showChangeCode'

/** Starts the site’s own window for the codes of a change of email that a frame has begun. No page embeds it. */
export async function startEmailChange(body: HTMLElement): Promise<void> {
  const page = createPage(body)
  const { change: words, moment } = texts().login
  page.draw({ title: moment, parts: [createElement('p', { role: 'status' }, words.asking)] })
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
      title: words.stuckTitle,
      parts: [createElement('p', { role: 'alert' }, page.toMessage(error)), createElement('p', {}, words.stuck)],
    }),
  )
}

function showNoChange(page: WindowPage): void {
  const { change, code } = texts().login
  page.draw({
    title: change.noneTitle,
    parts: [createElement('p', { role: 'alert' }, code.none), createElement('p', {}, change.noneAdvice)],
  })
}

function showDone(page: WindowPage, { email, origin, from }: ChangedEmail, isAlone: boolean): void {
  const { host } = new URL(origin)
  const { change, code } = texts().login
  page.draw({
    title: from === undefined ? change.changedTitle : change.willChangeTitle,
    parts: [
      createElement(
        'p',
        { role: 'status' },
        from === undefined ? change.changed(email) : change.willChange(formatLocalTime(from), email),
      ),
      createElement('p', {}, code.goBack(host)),
      isAlone &&
        createButton(page, { label: code.goBackButton(host) }, async () => {
          location.assign(origin)
        }),
    ],
  })
}
