import type { FeatureDefinition } from '@foyer/core/feature'
import {
  Button,
  defineReactFeature,
  featurePart,
  featureTexts,
  type ReactFeature,
  StateScreen,
  useFeature,
  useFeatureTexts,
} from '@foyer/react-ui/feature'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Faucet } from './createFaucet.js'

/** How the faucet is drawn. Loaded when its view is first shown, by the feature, which hands itself over. */
export const createHalf = (faucet: FeatureDefinition<Faucet>): ReactFeature =>
  defineReactFeature<'Faucet'>({
    views: {
      Faucet: {
        Component: FaucetView.bind(undefined, faucet),
        title: (ui) => featureTexts(ui, faucet).title ?? '',
        watch: (context) => featurePart(context, faucet).$state,
      },
    },
  })

function FaucetView(faucet: FeatureDefinition<Faucet>) {
  const { part, host } = useFeature(faucet)
  const texts = useFeatureTexts(faucet)
  const state = useStore(part.$state)
  const accounts = useStore(host.$accounts)
  const namespace = useStore(host.$namespace)
  const caipAddress = accounts[namespace]?.caipAddress
  // With the account and the network, which are both in its CAIP address, the offer is another one.
  useEffect(() => void (caipAddress !== undefined && part.load()), [part, caipAddress])

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
      <StateScreen
        picture={null}
        title={title ?? ''}
        text={state.status === 'sent' ? <bdi>{state.hash}</bdi> : offer}
        role={state.status === 'failed' || state.status === 'refused' ? 'alert' : 'status'}
      />
      {state.status === 'failed' && (
        <Button kind="2" onClick={() => void part.load()}>
          {texts.again}
        </Button>
      )}
      {offer !== undefined && state.status !== 'sent' && (
        <Button kind="1" isBusy={state.status === 'sending'} onClick={() => void part.claim()}>
          {state.status === 'refused' ? texts.again : texts.claim}
        </Button>
      )}
    </div>
  )
}
