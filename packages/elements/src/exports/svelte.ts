import type { HTMLAttributes } from 'svelte/elements'
import type { ListenerProps, PropsOfElements } from '../elementProps.js'

type SvelteElements = {
  [Name in keyof PropsOfElements]: PropsOfElements[Name] & ListenerProps & HTMLAttributes<HTMLElementTagNameMap[Name]>
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteElements {}
}
