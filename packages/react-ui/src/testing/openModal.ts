import type { Modal, OpenParameters } from '@foyer/core'
import { act } from 'react'
import { pass } from './time.js'

export interface OpenedModal {
  /** What the visitor sees, without what is not drawn. */
  readonly root: ShadowRoot
  readonly title: () => string
  readonly text: () => string
  /** A control by its name, as a screen reader says it. */
  readonly control: (name: string | RegExp) => HTMLElement
  readonly hasControl: (name: string | RegExp) => boolean
  readonly click: (name: string | RegExp) => Promise<void>
  readonly focused: () => Element | null
}

/** Opens the real modal and waits until it shows what it loads. */
export async function openModal(modal: Modal, parameters?: OpenParameters): Promise<OpenedModal> {
  await act(async () => {
    await modal.open(parameters)
  })
  await settle()
  const host = [...document.querySelectorAll('[data-foyer]')].at(-1)
  const root = host?.shadowRoot
  if (!root) throw new Error('The modal is not in the page')
  // What fades away is a picture: nobody can press it.
  const all = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((each) => !each.closest('.is-leaving, .fy-ghost'))
  const controls = () => all('button, input, a')
  const find = (name: string | RegExp) =>
    controls().find((each) => (typeof name === 'string' ? nameOf(each) === name : name.test(nameOf(each))))
  const control = (name: string | RegExp) => {
    const found = find(name)
    if (!found) throw new Error(`No control ${name} among: ${controls().map(nameOf).join(' | ')}`)
    return found
  }
  return {
    root,
    title: () => all('.fy-title')[0]?.textContent ?? '',
    text: () => all('.fy-modal')[0]?.textContent ?? '',
    control,
    hasControl: (name) => find(name) !== undefined,
    async click(name) {
      await act(async () => control(name).click())
      await settle()
    },
    focused: () => root.activeElement,
  }
}

/** Lets load what is on its way, and be drawn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await pass(50)
}

function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label') ?? element.closest('label')?.textContent
  return (label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
}
