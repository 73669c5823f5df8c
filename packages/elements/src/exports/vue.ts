import type { EmitFn, HTMLAttributes, PublicProps } from 'vue'
import type { PropsOfElements } from '../elementProps.js'
import type { FoyerElementEvents } from '../elementTypes.js'

type Emits = { [Name in keyof FoyerElementEvents]: (event: FoyerElementEvents[Name]) => void }

type VueElement<Name extends keyof PropsOfElements> = new () => HTMLElementTagNameMap[Name] & {
  /** Never set: carries the props of a template. */
  $props: HTMLAttributes & PropsOfElements[Name] & PublicProps
  /** Never set: carries the events of a template. */
  $emit: EmitFn<Emits>
}

declare module 'vue' {
  interface GlobalComponents {
    'foyer-button': VueElement<'foyer-button'>
    'foyer-account': VueElement<'foyer-account'>
    'foyer-network': VueElement<'foyer-network'>
  }
}
