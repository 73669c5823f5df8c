import { createAbortedError, FrameError } from '../errors/FrameError'
import { createElement } from '../screen/createElement'
import { HEADING_ID } from '../screen/drawReview'
import { enableInSight } from '../screen/enableInSight'
import { watchHeight } from '../screen/watchHeight'
import { CAPTCHA_TITLE, type CaptchaRequest, createCaptcha, describeCaptcha } from './createCaptcha'
import type { WindowMessages } from './createWindowMessages'

/** Height in CSS pixels that is reported before a screen was measured. */
const ABOUT_HEIGHT = 340

const BLOCKED = 'No window opened? Allow pop-ups for this site, or open it on this page.'

export interface LoginScreenContent {
  readonly email: string
  /** Address that gets a second code after the first. */
  readonly nextEmail?: string | undefined
  readonly host: string
  /** Address of the window, for a browser that opens none. */
  readonly url: string
  /** Opens the window. Returns false if the browser opens none, or hides it. */
  readonly open: () => boolean
}

export type LoginScreen = ReturnType<typeof createLoginScreen>

/** Shows what a login needs from the user: the mailed code in the site’s own window, or a decision. */
export function createLoginScreen(
  body: HTMLElement,
  onHeight: (height: number) => void,
  { captchaPage, messages }: { captchaPage: string | undefined; messages: WindowMessages },
) {
  let height = ABOUT_HEIGHT
  const report = (measured: number) => {
    height = measured
    onHeight(measured)
  }
  const draw = (content: HTMLElement, footer: HTMLElement, signal: AbortSignal) => {
    const main = createElement('main', { 'data-state': 'login', 'aria-labelledby': HEADING_ID }, content, footer)
    body.replaceChildren(main)
    // A hidden frame in a process of its own measures nothing, so the modal has to make room first.
    onHeight(height)
    main.querySelector<HTMLElement>(`#${HEADING_ID}`)?.focus({ preventScroll: true })
    watchHeight({ content, footer }, report, signal)
    signal.addEventListener('abort', () => main.remove())
  }
  return {
    /** Reports to the app that the frame will show something, so that the modal makes room for it. */
    announce: () => onHeight(height),
    /** Shows the captcha, and resolves with its token. */
    async askCaptcha(request: CaptchaRequest, signal: AbortSignal): Promise<string> {
      if (captchaPage === undefined) throw new FrameError('This page of the secure site is old. Reload and try again.')
      const over = new AbortController()
      const end = AbortSignal.any([signal, over.signal])
      const captcha = createCaptcha(captchaPage, { messages, signal: end })
      const content = createElement(
        'div',
        { class: 'content' },
        createElement('h1', { id: HEADING_ID, tabindex: '-1' }, CAPTCHA_TITLE),
        createElement('p', { role: request.isAgain ? 'alert' : undefined }, describeCaptcha(request)),
        captcha.element,
      )
      draw(content, createElement('footer'), end)
      try {
        return await captcha.token
      } finally {
        over.abort()
      }
    },
    /** Asks to open the mailed link, in place of the captcha. */
    showLink({ email }: { readonly email: string }, signal: AbortSignal): void {
      const content = createElement(
        'div',
        { class: 'content' },
        createElement('h1', { id: HEADING_ID, tabindex: '-1' }, 'Approve this device'),
        createElement('p', {}, 'We emailed a link to ', createElement('b', {}, email), '. Open it to go on here.'),
      )
      draw(content, createElement('footer'), signal)
    },
    show({ email, nextEmail, host, url, open }: LoginScreenContent, signal: AbortSignal): void {
      const status = createElement('p', { role: 'status', class: 'quiet' })
      const button = createElement('button', { type: 'button', class: 'first' }, 'Enter the code in our window')
      const link = createElement('a', { class: 'link', href: url, target: '_top' }, 'Open it on this page')
      button.addEventListener(
        'click',
        (event) => {
          if (!event.isTrusted) return
          status.replaceChildren(open() ? 'Go on in our window. This page will update automatically.' : BLOCKED)
          button.replaceChildren('Open the window again')
        },
        { signal },
      )
      const content = createElement(
        'div',
        { class: 'content' },
        createElement('h1', { id: HEADING_ID, tabindex: '-1' }, 'Check your email'),
        createElement('p', {}, 'We emailed a code of six digits to ', createElement('b', {}, email), '.'),
        nextEmail !== undefined &&
          createElement('p', {}, 'After it, we email another one to ', createElement('b', {}, nextEmail), '.'),
        createElement(
          'p',
          {},
          `Enter ${nextEmail === undefined ? 'it' : 'both'} only in a window whose address bar shows ${host}, never on another page.`,
        ),
        status,
      )
      const footer = createElement(
        'footer',
        {},
        createElement('div', { class: 'buttons single' }, enableInSight(button, signal)),
        enableInSight(link, signal),
      )
      draw(content, footer, signal)
    },
    /** Asks whether to start a new wallet, although this device has a part of an earlier one. */
    async askToStartAnew(words: string, signal: AbortSignal): Promise<boolean> {
      const over = new AbortController()
      const end = AbortSignal.any([signal, over.signal])
      const choose = (label: string, kind: string) => {
        const button = createElement('button', { type: 'button', class: kind }, label)
        const chosen = new Promise<void>((resolve) =>
          button.addEventListener('click', (event) => event.isTrusted && resolve(), { signal: end }),
        )
        return { button: enableInSight(button, end), chosen }
      }
      const [cancel, start] = [choose('Cancel', 'second'), choose('Start a new wallet', 'first')]
      const content = createElement(
        'div',
        { class: 'content' },
        createElement('h1', { id: HEADING_ID, tabindex: '-1' }, 'Start a new wallet?'),
        createElement('p', {}, words),
        createElement('p', {}, 'A new wallet has other addresses, and nothing of what the earlier one holds.'),
      )
      draw(
        content,
        createElement('footer', {}, createElement('div', { class: 'buttons' }, cancel.button, start.button)),
        end,
      )
      try {
        return await Promise.race([
          cancel.chosen.then(() => false),
          start.chosen.then(() => true),
          new Promise<never>((_, reject) => end.addEventListener('abort', () => reject(createAbortedError()))),
        ])
      } finally {
        over.abort()
      }
    },
  }
}
