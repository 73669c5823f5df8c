import { escapeHiddenCharacters } from '../../frame/decode/escapeHiddenCharacters'
import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { ApiError } from '../../frame/session/createSiteApi'
import { texts } from '../../texts/texts'
import { createButton } from '../createPage'
import type { WaitingDevice } from '../createWalletAccess'
import { describeBrowser } from '../describeBrowser'
import { formatLocalTime } from '../formatLocalTime'
import type { WindowContext } from '../types'
import { watchStillness } from '../watchStillness'

const POLL_MS = 4_000
const UNAUTHORIZED = 401

/** Shows waiting devices while this view is on the screen. Asks for a login once the session has ended. */
export async function followDevices(context: WindowContext, user: SignedInUser, place: HTMLElement): Promise<void> {
  const { access, session } = context
  const list = createElement('ul', { 'aria-live': 'polite' })
  const rows = new Map<string, DeviceRow>()
  // Rows stay where they are, because the user may be about to press one: a new one comes below the others.
  const show = (waiting: readonly WaitingDevice[]) => {
    for (const [id, row] of rows) if (!waiting.some((device) => device.id === id)) row.end()
    for (const device of [...waiting].sort((one, other) => one.at - other.at)) {
      if (rows.has(device.id)) continue
      const row = drawDevice(context, user, device)
      rows.set(device.id, row)
      list.append(row.element)
    }
    if (rows.size > 0 && !list.isConnected)
      place.append(createElement('h2', { id: 'devices' }, texts().window.devices.title), list)
  }
  while (true) {
    const waiting = await access.listWaitingDevices(user).catch((error: unknown) => error)
    if (!place.isConnected) return
    if (waiting instanceof ApiError && waiting.status === UNAUTHORIZED && !(await session.isGood())) {
      if (place.isConnected) context.showLogin({ reason: texts().window.devices.loginEnded })
      return
    }
    if (Array.isArray(waiting)) show(waiting)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    if (!place.isConnected) return
  }
}

interface DeviceRow {
  readonly element: HTMLElement
  /** Says that the request has ended. */
  readonly end: () => void
}

function drawDevice(context: WindowContext, user: SignedInUser, device: WaitingDevice): DeviceRow {
  const { access, page } = context
  const { code, at, userAgent, origin } = device
  const words = texts().window.devices
  const [time, browser] = [formatLocalTime(at), describeBrowser(userAgent)]
  const advice = createElement('p', {}, words.advice)
  const decline = createButton(
    page,
    { label: words.decline, kind: 'second', name: words.declineCode(code) },
    async () => {
      await access.decline(user, device)
      await context.showHome()
    },
  )
  const approve = createButton(page, { label: words.approve, name: words.approveCode(code) }, async () => {
    await access.approve(user, device)
    await context.showHome()
  })
  const element = createElement(
    'li',
    { class: 'device' },
    createElement('p', { class: 'code large', 'aria-label': [...code].join(' ') }, code),
    createElement(
      'p',
      { class: 'quiet' },
      origin === undefined ? words.asked(time, browser) : words.askedAt(time, browser, escapeHiddenCharacters(origin)),
    ),
    advice,
    decline,
    approve,
  )
  const enable = (isStill: boolean) => approve.setAttribute('aria-disabled', String(!isStill))
  enable(false)
  // Watches the row, because the button shrinks while it is pressed.
  const isStill = watchStillness(element, enable)
  const guard = (event: MouseEvent) => {
    if (!event.isTrusted || !isStill()) event.stopImmediatePropagation()
  }
  approve.addEventListener('click', guard, { capture: true })
  return {
    element,
    end() {
      // The rows below stay where they are.
      element.style.minHeight = `${element.offsetHeight}px`
      advice.replaceChildren(words.ended)
      for (const button of [decline, approve]) button.disabled = true
    },
  }
}
