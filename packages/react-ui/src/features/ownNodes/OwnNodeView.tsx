import type { Network } from '@foyer/core'
import { chooseOwnNode, type OwnNodeProblem, ownNodes } from '@foyer/core/internal/ownNodes'
import { useStore } from '@nanostores/react'
import { Server } from 'lucide'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../components/Button.js'
import { TextField } from '../../components/TextField.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useUi } from '../../internal/UiContext.js'
import { useInitialFocus } from '../../internal/useInitialFocus.js'
import type { ViewProps } from '../../internal/viewModule.js'
import { LoadingView } from '../../views/LoadingView.js'
import { enOwnNodes } from './texts.js'

export function OwnNodeView({ params }: ViewProps<'OwnNode'>) {
  const { networks } = useUi().context.stores
  const active = useStore(networks.$active)
  const network = networks.find(params?.caipNetworkId) ?? active
  return network ? <NodeForm key={network.caipNetworkId} network={network} /> : <LoadingView />
}

function NodeForm({ network }: { readonly network: Network }) {
  const { context } = useUi()
  const texts = useWalletTexts('ownNodes', enOwnNodes)
  const nodes = context.use(ownNodes)
  const chosen = useStore(nodes.$nodes)[network.caipNetworkId]
  const [typed, setTyped] = useState(chosen?.url ?? '')
  const [problem, setProblem] = useState<OwnNodeProblem>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useInitialFocus(field)
  const use = async () => {
    setBusy(true)
    const result = await chooseOwnNode(context, network, typed)
    setBusy(false)
    setProblem(result)
    if (result) field.current?.focus({ preventScroll: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void use()
  }
  const remove = () => {
    nodes.set(network.caipNetworkId, undefined)
    setTyped('')
    setProblem(undefined)
  }
  const host = chosen && new URL(chosen.url).host
  return (
    <form className="fy-body fy-stack" noValidate onSubmit={submit}>
      <TextField
        field={field}
        label={texts.label(network.name)}
        icon={Server}
        type="url"
        inputMode="url"
        maxLength={2000}
        placeholder="https://"
        focusKey="url"
        value={typed}
        onType={(text) => {
          setTyped(text)
          setProblem(undefined)
        }}
        error={problem && (problem === 'network' ? texts.problems.network(network.name) : texts.problems[problem])}
        hint={host === undefined ? texts.hint : chosen?.isFailing ? texts.failing(host) : texts.inUse(host)}
        isHintLive
      />
      <Button kind="1" isSubmit isBusy={isBusy} isOff={!typed.trim() || typed === chosen?.url}>
        {texts.use}
      </Button>
      {chosen && (
        <Button kind="bad" onClick={remove}>
          {texts.remove}
        </Button>
      )}
    </form>
  )
}
