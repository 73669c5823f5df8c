import { texts } from '../../texts/texts'
import { createAbortedError, FrameError } from '../errors/FrameError'
import { createElement } from '../screen/createElement'
import { HEADING_ID } from '../screen/drawReview'
import { enableInSight } from '../screen/enableInSight'
import { watchHeight } from '../screen/watchHeight'
import { type CaptchaRequest, createCaptcha, describeCaptcha } from './createCaptcha'
import type { WindowMessages } from './createWindowMessages'
import { drawBold } from './drawBold'

/** Height in CSS pixels that is reported before a screen was measured. */
const ABOUT_HEIGHT = 340

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
      if (captchaPage === undefined) throw new FrameError(texts().login.captcha.oldFrame)
      const over = new AbortController()
      const end = AbortSignal.any([signal, over.signal])
      const captcha = createCaptcha(captchaPage, { messages, signal: end })
      const content = createElement(
        'div',
        { class: 'content' },
        createElement('h1', { id: HEADING_ID, tabindex: '-1' }, texts().login.captcha.title),
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
        createElement('h1', { id: HEADING_ID, tabindex: '-1' }, texts().login.link.title),
        drawBold(texts().login.link.sentFromFrame, email),
      )
      draw(content, createElement('footer'), signal)
    },
    show({ email, nextEmail, host, url, open }: LoginScreenContent, signal: AbortSignal): void {
      const { code, frame } = texts().login
      const status = createElement('p', { role: 'status', class: 'quiet' })
      const button = createElement('button', { type: 'button', class: 'first' }, frame.open)
      const link = createElement('a', { class: 'link', href: url, target: '_top' }, frame.openHere)
      button.addEventListener(
        'click',
        (event) => {
          if (!event.isTrusted) return
          status.replaceChildren(open() ? frame.opened : frame.blocked)
          button.replaceChildren(frame.openAgain)
        },
        { signal },
      )
      const content = createElement(
        'div',
        { class: 'content' },
        createElement('h1', { id: HEADING_ID, tabindex: '-1' }, frame.title),
        drawBold(code.sent, email),
        nextEmail !== undefined && drawBold(frame.secondCode, nextEmail),
        createElement('p', {}, nextEmail === undefined ? frame.enterOnlyAt(host) : frame.enterBothOnlyAt(host)),
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
      const { cancel: cancelLabel, newWallet } = texts().login
      const [cancel, start] = [choose(cancelLabel, 'second'), choose(newWallet.start, 'first')]
      const content = createElement(
        'div',
        { class: 'content' },
        createElement('h1', { id: HEADING_ID, tabindex: '-1' }, newWallet.title),
        createElement('p', {}, words),
        createElement('p', {}, newWallet.meaning),
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
