import type { ThemeMode } from '@foyer/core'
import { buttonLabels, buttonStyles } from '@foyer/react-ui/internal/buttons'
import { elementStyles } from '../styleSheets.js'

export interface RenderButtonOptions {
  /** Attributes of the element, such as `namespace` or `connect-label`, which is also the text of the button. */
  readonly attributes?: Readonly<Record<string, string>> | undefined
  /** The modal's `themeMode`. @default the user's setting */
  readonly mode?: ThemeMode | undefined
  /** Nonce of the page's content policy, if it forbids inline styles. */
  readonly nonce?: string | undefined
}

/**
 * Returns the HTML of a `<foyer-button>` that looks right before any script, by a declarative shadow root
 * (https://html.spec.whatwg.org/multipage/scripting.html#attr-template-shadowrootmode). The element keeps its place
 * and its look when a script defines it. Browsers without declarative shadow roots show it from then on.
 */
export function renderButton({ attributes = {}, mode, nonce }: RenderButtonOptions = {}): string {
  const style = `<style${toAttributes({ nonce })}>${buttonStyles}${elementStyles}</style>`
  const own = { part: 'button', type: 'button', class: 'fy-page fy-page--1', 'aria-haspopup': 'dialog' }
  const text = escapeHtml(attributes['connect-label'] ?? buttonLabels.connect)
  const button = `<button${toAttributes({ ...own, 'data-fy-theme': mode })}>${text}</button>`
  const root = `<template shadowrootmode="open" shadowrootdelegatesfocus>${style}${button}</template>`
  return `<foyer-button${toAttributes(attributes)}>${root}</foyer-button>`
}

function toAttributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value = '']) => {
      // A name from elsewhere could end the tag.
      if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new TypeError(`This is no attribute of an element: ${name}`)
      return ` ${name}="${escapeHtml(value)}"`
    })
    .join('')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
