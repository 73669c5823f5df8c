import type { Modal, OpenParameters } from '@foyer/core'
import { act } from 'react'
import { advanceTime } from './time.js'

export interface OpenedModal {
  /** Shadow root of the modal, for queries. */
  readonly root: ShadowRoot
  readonly title: () => string
  readonly text: () => string
  /** Finds a control by its accessible name. */
  readonly control: (name: string | RegExp) => HTMLElement
  readonly hasControl: (name: string | RegExp) => boolean
  readonly click: (name: string | RegExp) => Promise<void>
  readonly focused: () => Element | null
}

/** Opens the real modal and waits until it has loaded. */
export async function openModal(modal: Modal, parameters?: OpenParameters): Promise<OpenedModal> {
  await act(async () => {
    await modal.context.show(parameters)
  })
  await flushUpdates()
  const host = [...document.querySelectorAll('[data-foyer]')].at(-1)
  const root = host?.shadowRoot
  if (!root) throw new Error('The modal is not in the page')
  // Skips clones of leaving views, which the user cannot press.
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
      await flushUpdates()
    },
    focused: () => root.activeElement,
  }
}

/** Waits for pending loads and renders. */
export async function flushUpdates(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await advanceTime(50)
}

function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label') ?? element.closest('label')?.textContent
  return (label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
}
