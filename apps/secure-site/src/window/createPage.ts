import { FrameError } from '../frame/errors/FrameError'
import { createElement } from '../frame/screen/createElement'
import { texts } from '../texts/texts'

export interface PageContent {
  readonly title: string
  readonly parts: readonly (Node | false | undefined)[]
}

export type WindowPage = ReturnType<typeof createPage>

/** Draws one view at a time, and moves the focus to its heading, so that a screen reader announces it. */
export function createPage(body: HTMLElement) {
  const alert = createElement('p', { class: 'alert', role: 'alert' })
  let drawn = 0
  return {
    toMessage,
    draw({ title, parts }: PageContent): void {
      drawn += 1
      const heading = createElement('h1', { tabindex: '-1' }, title)
      alert.replaceChildren()
      body.replaceChildren(createElement('main', {}, heading, alert, ...parts.map((part) => part ?? false)))
      document.title = title
      // The first view leaves the focus where the browser put it.
      if (drawn > 1) heading.focus()
    },
    /**
     * Runs what a press asks for: disables the form meanwhile, and shows why it failed. Does nothing after another
     * view was drawn.
     */
    async run(pressed: HTMLElement, action: () => Promise<void>) {
      const view = drawn
      const controls = [...(pressed.closest('main')?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
      const enabled = controls.filter(({ disabled }) => !disabled)
      for (const control of enabled) control.disabled = true
      pressed.setAttribute('aria-busy', 'true')
      alert.replaceChildren()
      try {
        await action()
      } catch (error) {
        if (view === drawn) alert.replaceChildren(toMessage(error))
      } finally {
        pressed.removeAttribute('aria-busy')
        for (const control of enabled) control.disabled = false
        if (view === drawn && alert.textContent && pressed.isConnected) pressed.focus()
      }
    },
  }
}

const toMessage = (error: unknown): string => (error instanceof FrameError ? error.message : texts().errors.unknown)

let fields = 0

/** Creates a labelled field. */
export function createField(label: string, attributes: Readonly<Record<string, string>>, hint?: string) {
  const id = `field-${++fields}`
  const help = hint === undefined ? undefined : createElement('p', { class: 'quiet', id: `${id}-hint` }, hint)
  const name = attributes.type === 'area' ? 'textarea' : 'input'
  const { type, ...rest } = attributes
  const input = createElement(name, {
    id,
    ...(name === 'input' && { type }),
    ...rest,
    ...(help && { 'aria-describedby': help.id }),
  })
  return { input, element: createElement('div', {}, createElement('label', { for: id }, label), input, help) }
}

/** Creates a form whose button runs `submit`. */
export function createForm(
  page: WindowPage,
  parts: readonly HTMLElement[],
  label: string,
  submit: () => Promise<void>,
): HTMLFormElement {
  const button = createElement('button', { type: 'submit' }, label)
  const form = createElement('form', { novalidate: '' }, ...parts, button)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!button.disabled) void page.run(button, submit)
  })
  return form
}

export function createButton(
  page: WindowPage,
  { label, kind, name }: { label: string; kind?: 'second' | 'plain'; name?: string },
  act: () => Promise<void>,
): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: kind, 'aria-label': name }, label)
  button.addEventListener('click', () => void page.run(button, act))
  return button
}
