import { expectTypeOf } from 'vitest'
import type { GlobalComponents } from 'vue'
import type { FoyerButtonElement } from './exports/index.js'
import './exports/vue.js'

type Button = InstanceType<GlobalComponents['foyer-button']>
type Network = InstanceType<GlobalComponents['foyer-network']>

export function templates(button: Button) {
  expectTypeOf<Button['$props']['balance']>().toEqualTypeOf<'show' | 'hide' | undefined>()
  expectTypeOf<Button['$props']['connect-label']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Button>().toExtend<FoyerButtonElement>()
  expectTypeOf<Network['$props']>().not.toHaveProperty('namespace')
  // @ts-expect-error no such event
  button.$emit('foyer-nothing')
}
