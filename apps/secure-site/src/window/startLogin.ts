import { createElement } from '../frame/screen/createElement'
import { createSiteApi } from '../frame/session/createSiteApi'
import { texts } from '../texts/texts'
import { createButton, createPage } from './createPage'
import { receiveLogin } from './receiveLogin'
import { showCode } from './views/showCode'

/** Starts the site’s own window for the code of a login that a frame has begun. No page embeds it. */
export async function startLogin(body: HTMLElement): Promise<void> {
  const page = createPage(body)
  const { code, moment } = texts().login
  const api = createSiteApi()
  const site = { name: location.host, url: location.origin }
  page.draw({ title: moment, parts: [createElement('p', { role: 'status' }, code.asking)] })
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
      title: code.stuckTitle,
      parts: [createElement('p', { role: 'alert' }, page.toMessage(error)), createElement('p', {}, code.stuck)],
    }),
  )
}

type Page = ReturnType<typeof createPage>

function showNoLogin(page: Page): void {
  const { code } = texts().login
  page.draw({
    title: code.noneTitle,
    parts: [createElement('p', { role: 'alert' }, code.none), createElement('p', {}, code.noneAdvice)],
  })
}

function showDone(page: Page, { origin, isAlone }: { origin: string; isAlone: boolean }): void {
  const { host } = new URL(origin)
  const { code } = texts().login
  page.draw({
    title: code.doneTitle,
    parts: [
      createElement('p', { role: 'status' }, isAlone ? code.goBack(host) : code.goBackOrClose(host)),
      isAlone &&
        createButton(page, { label: code.goBackButton(host) }, async () => {
          location.assign(origin)
        }),
    ],
  })
}
