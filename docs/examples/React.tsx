import { useStore } from '@nanostores/react'
import { modal } from './modal'

export function Account() {
  const { status } = useStore(modal.$account())
  return <p>{status}</p>
}
