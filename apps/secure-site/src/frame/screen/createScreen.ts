import { texts } from '../../texts/texts'
import type { Review } from '../decode/review'
import { createAbortedError, createRejectedError } from '../errors/FrameError'
import { createElement } from './createElement'
import { createWindowOpener, type WindowOpener, type WindowOpenerTexts } from './createWindowOpener'
import { drawReview, HEADING_ID } from './drawReview'
import { enableInSight } from './enableInSight'
import { watchHeight } from './watchHeight'
import { type ReviewVisibility, watchReview } from './watchReview'

export interface ReviewRequest {
  readonly review: Review
  readonly origin: string
  readonly waiting: number
  readonly signal: AbortSignal
}

export interface WindowOffer extends RequestHeader, WindowOpenerTexts {
  /** Address on this site, such as `/review?lang=de#secret`. The page that embeds the frame never sees it. */
  readonly url: string
  readonly signal: AbortSignal
}

export type Screen = ReturnType<typeof createScreen>

/** Grace time in ms while the modal may still animate with the frame hidden. */
const MODAL_DELAY_MS = 3_000
/** Delay before the hint for a hidden frame, because rotation and resizing hide or shrink the frame briefly. */
const HIDDEN_MS = 1_500

export function createScreen(body: HTMLElement, onHeight: (height: number) => void) {
  const draw = (state: string, ...parts: readonly HTMLElement[]) => {
    const main = createElement('main', { 'data-state': state, 'aria-labelledby': HEADING_ID }, ...parts)
    body.replaceChildren(main)
    main.querySelector<HTMLElement>(`#${HEADING_ID}`)?.focus({ preventScroll: true })
    return main
  }
  const clear = () => body.replaceChildren()

  const choose = <Choice extends string>(
    state: string,
    parts: readonly HTMLElement[],
    buttons: readonly { readonly choice: Choice; readonly label: string; readonly guarded?: boolean }[],
    signal: AbortSignal,
    opener?: WindowOpener,
  ): Promise<Choice> => {
    const over = new AbortController()
    return new Promise<Choice>((resolve, reject) => {
      const end = AbortSignal.any([signal, over.signal])
      signal.addEventListener('abort', () => reject(createAbortedError()), { signal: over.signal })
      const hint = createElement('p', { class: 'hint', role: 'status' })
      const guardedButtons: HTMLButtonElement[] = []
      const drawn = buttons.map(({ choice, label, guarded }, index) => {
        const button = createElement('button', { type: 'button', class: index === 0 ? 'second' : 'first' }, label)
        button.addEventListener('click', (event) => event.isTrusted && resolve(choice), { signal: end })
        // The button that cancels must also work if the browser does not report visibility.
        if (!guarded) return enableInSight(button, end)
        button.disabled = true
        guardedButtons.push(button)
        return button
      })
      const escaped = buttons[0]?.choice
      const press = (event: KeyboardEvent) => {
        if (event.key === 'Escape' && event.isTrusted && escaped !== undefined) resolve(escaped)
      }
      addEventListener('keydown', press, { signal: end })
      const content = createElement(
        'div',
        { class: 'content', tabindex: '0', role: 'region', 'aria-labelledby': HEADING_ID },
        ...parts,
      )
      const footer = createElement(
        'footer',
        {},
        hint,
        opener && createElement('div', { class: 'opener' }, enableInSight(opener.button, end)),
        createElement('div', { class: opener ? 'buttons single' : 'buttons' }, ...drawn),
        opener && enableInSight(opener.link, end),
      )
      const whole = draw(state, content, footer)
      watchHeight({ content, footer }, onHeight, end)
      const say = (sight: ReviewVisibility) => {
        const text = sight === 'read' ? '' : texts().approvals.hints[sight]
        if (hint.textContent !== text) hint.replaceChildren(text)
      }
      let late = setTimeout(() => guardedButtons.some((each) => each.disabled) && say('hidden'), MODAL_DELAY_MS)
      end.addEventListener('abort', () => clearTimeout(late))
      watchReview(
        { whole, content },
        (sight) => {
          clearTimeout(late)
          for (const button of guardedButtons) button.disabled = sight !== 'read'
          if (sight === 'read' || sight === 'unread') say(sight)
          else late = setTimeout(() => say(sight), HIDDEN_MS)
        },
        end,
      )
    }).finally(() => over.abort())
  }

  return {
    clear,
    reading(origin: string) {
      const { loading, oneMoment } = texts().approvals.states
      draw(
        'reading',
        createElement(
          'div',
          { class: 'content' },
          createElement('h1', { id: HEADING_ID, tabindex: '-1' }, oneMoment),
          createElement('p', { role: 'status' }, loading(new URL(origin).host)),
        ),
      )
    },
    async ask({ review, origin, waiting, signal }: ReviewRequest): Promise<void> {
      const { approve, decline } = texts().approvals.buttons
      const buttons = [
        { choice: 'decline', label: decline },
        { choice: 'approve', label: approve, guarded: true },
      ] as const
      const header = drawHeader({ origin, title: review.title, waiting })
      const choice = await choose('asking', [header, ...drawReview(review)], buttons, signal)
      if (choice === 'decline') throw createRejectedError()
    },
    /** Offers to go on in a window of the site. Rejects if the user declines, or once `signal` aborts. */
    async offerWindow({ origin, title, waiting, signal, ...offer }: WindowOffer): Promise<never> {
      const opener = createWindowOpener(offer)
      const header = drawHeader({ origin, title, waiting })
      const buttons = [{ choice: 'decline', label: texts().approvals.buttons.decline }] as const
      await choose('offering', [header, opener.status], buttons, signal, opener)
      throw createRejectedError()
    },
    working(words: string) {
      draw(
        'working',
        createElement(
          'div',
          { class: 'content still' },
          createElement('div', { class: 'ring', 'aria-hidden': 'true' }),
          createElement('h1', { id: HEADING_ID, tabindex: '-1' }, words),
        ),
      )
    },
    notice(title: string, words: string) {
      draw(
        'notice',
        createElement(
          'div',
          { class: 'content' },
          createElement('h1', { id: HEADING_ID, tabindex: '-1' }, title),
          createElement('p', { role: 'status' }, words),
        ),
      )
    },
    async failed(words: string, signal: AbortSignal): Promise<'again' | 'close'> {
      const { buttons: labels, states } = texts().approvals
      const parts = [
        createElement('div', { class: 'trouble', 'aria-hidden': 'true' }, '!'),
        createElement('h1', { id: HEADING_ID, tabindex: '-1' }, states.failed),
        createElement('p', { role: 'alert' }, words),
      ]
      const buttons = [
        { choice: 'close', label: labels.close },
        { choice: 'again', label: labels.tryAgain, guarded: true },
      ] as const
      return choose('failed', parts, buttons, signal)
    },
  }
}

interface RequestHeader {
  readonly origin: string
  readonly title: string
  readonly waiting: number
}

/** Names the site by its host, the only name that it cannot choose, and says what it wants. */
function drawHeader({ origin, title, waiting }: RequestHeader): HTMLElement {
  const { protocol, host, hostname } = new URL(origin)
  const isPrivate = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
  const { heading, moreWaiting, notEncrypted } = texts().approvals
  const { beforeSite, afterSite } = heading(title)
  return createElement(
    'header',
    {},
    createElement('span', { class: 'icon', 'aria-hidden': 'true' }, host.charAt(0).toUpperCase()),
    createElement(
      'div',
      {},
      createElement(
        'h1',
        { id: HEADING_ID, tabindex: '-1' },
        beforeSite,
        createElement('bdi', { class: 'who' }, host),
        afterSite,
      ),
      !isPrivate && createElement('p', { class: 'quiet' }, notEncrypted),
      waiting > 0 && createElement('p', { class: 'quiet' }, moreWaiting(waiting)),
    ),
  )
}
