import type { HTMLAttributes, Ref } from 'react'
import type { ListenerProps, PropsOfElements } from '../elementProps.js'

type ReactElements = {
  [Name in keyof PropsOfElements]: PropsOfElements[Name] &
    ListenerProps &
    HTMLAttributes<HTMLElementTagNameMap[Name]> & {
      readonly ref?: Ref<HTMLElementTagNameMap[Name]> | undefined
      readonly class?: string | undefined
    }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactElements {}
  }
}
