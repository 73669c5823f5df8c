import type { Modal, RegisteredNamespace } from '@foyer/core'
import type { FoyerElementEvents } from './elementTypes.js'
import type { ElementLabels } from './FoyerElement.js'

/** Attributes and properties of every element, as templates write them. */
interface ElementProps {
  readonly modal?: Modal | undefined
  readonly labels?: Partial<ElementLabels> | undefined
  readonly 'connect-label'?: string | undefined
  readonly 'connecting-label'?: string | undefined
  readonly 'load-failed-label'?: string | undefined
  readonly 'switch-network-label'?: string | undefined
  readonly 'network-label'?: string | undefined
}

interface AccountProps extends ElementProps {
  readonly namespace?: RegisteredNamespace | undefined
  readonly balance?: 'show' | 'hide' | undefined
}

export interface PropsOfElements {
  'foyer-button': AccountProps
  'foyer-account': AccountProps
  'foyer-network': ElementProps
}

/** Listeners as attributes, such as `onfoyer-connect`. */
export type ListenerProps = {
  readonly [Name in keyof FoyerElementEvents as `on${Name}`]?: ((event: FoyerElementEvents[Name]) => void) | undefined
}
