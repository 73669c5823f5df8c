import { createElement } from '../frame/screen/createElement'
import { createSiteApi } from '../frame/session/createSiteApi'
import { createButton, createPage } from './createPage'
import { receiveLogin } from './receiveLogin'
import { showCode } from './views/showCode'

/** Starts the site’s own window for the code of a login that a frame has begun. No page embeds it. */
export async function startLogin(body: HTMLElement): Promise<void> {
  const page = createPage(body)
  const api = createSiteApi()
  const site = { name: location.host, url: location.origin }
  page.draw({ title: 'One moment', parts: [createElement('p', { role: 'status' }, 'Asking for your login.')] })
  const login = await receiveLogin(window)
  if (login === undefined) return showNoLogin(page)
  const isAlone = login.returnTicket === undefined
  const onTicket = async (ticket: string | undefined, origin: string) => {
    if (ticket !== undefined) login.returnTicket?.(ticket)
    showDone(page, { origin, isAlone })
    if (isAlone) history.back()
    else close()
  }
  await showCode({ api, page, site, login, isAlone, onTicket }).catch((error: unknown) =>
    page.draw({
      title: 'This login can’t go on',
      parts: [
        createElement('p', { role: 'alert' }, page.toMessage(error)),
        createElement('p', {}, 'Go back to the page where you started, and log in again there.'),
      ],
    }),
  )
}

type Page = ReturnType<typeof createPage>

function showNoLogin(page: Page): void {
  page.draw({
    title: 'There is no login here',
    parts: [
      createElement('p', { role: 'alert' }, 'No page of ours has opened this window, so it takes no code.'),
      createElement(
        'p',
        {},
        'If you’re logging in, go back to the page where you started and choose “Open it on this page”.',
      ),
    ],
  })
}

function showDone(page: Page, { origin, isAlone }: { origin: string; isAlone: boolean }): void {
  const { host } = new URL(origin)
  page.draw({
    title: 'You’re logged in',
    parts: [
      createElement('p', { role: 'status' }, `Go back to ${host}.${isAlone ? '' : ' You can close this window.'}`),
      isAlone &&
        createButton(page, { label: `Go back to ${host}` }, async () => {
          location.assign(origin)
        }),
    ],
  })
}
