import type { FeatureDefinition } from '@foyer/core/feature'
import {
  Button,
  defineReactFeature,
  getFeatureService,
  getFeatureTexts,
  type ReactFeature,
  StatusScreen,
  useFeature,
  useFeatureTexts,
} from '@foyer/react-ui/feature'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Faucet } from './createFaucet.js'

/**
 * Creates the React part, loaded when its view is first shown. `faucet` is a parameter, so that the two files do not
 * import each other.
 */
export const createReactPart = (faucet: FeatureDefinition<Faucet>): ReactFeature =>
  defineReactFeature<'Faucet'>({
    views: {
      Faucet: {
        Component: FaucetView.bind(undefined, faucet),
        title: (ui) => getFeatureTexts(ui, faucet).title ?? '',
        watch: (context) => getFeatureService(context, faucet).$state,
      },
    },
  })

function FaucetView(faucet: FeatureDefinition<Faucet>) {
  const { service, context } = useFeature(faucet)
  const texts = useFeatureTexts(faucet)
  const state = useStore(service.$state)
  const accounts = useStore(context.$accounts)
  const namespace = useStore(context.$namespace)
  const caipAddress = accounts[namespace]?.caipAddress
  // Each account on each network has an offer of its own; the CAIP-10 address names both.
  useEffect(() => void (caipAddress !== undefined && service.load()), [service, caipAddress])

  const offer = 'offer' in state ? `${state.offer.amount} ${state.offer.symbol}` : undefined
  const title = {
    loading: texts.loading,
    failed: texts.failed,
    refused: texts.refused,
    ready: texts.offer,
    sending: texts.offer,
    sent: texts.sent,
  }[state.status]
  return (
    <div className="fy-body">
      <StatusScreen
        picture={null}
        title={title ?? ''}
        text={state.status === 'sent' ? <bdi>{state.hash}</bdi> : offer}
        role={state.status === 'failed' || state.status === 'refused' ? 'alert' : 'status'}
      />
      {state.status === 'failed' && (
        <Button kind="2" onClick={() => void service.load()}>
          {texts.again}
        </Button>
      )}
      {offer !== undefined && state.status !== 'sent' && (
        <Button kind="1" isBusy={state.status === 'sending'} onClick={() => void service.claim()}>
          {state.status === 'refused' ? texts.again : texts.claim}
        </Button>
      )}
    </div>
  )
}
