import { goBack } from '@foyer/core/internal/modal'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button.js'
import { addViewTexts, useViewUi } from '../../i18n/useViewUi.js'
import type { ViewModule } from '../../internal/viewModule.js'
import guideSheet from '../../shell/theme/guide.css?text'
import { ServersLink } from '../ServersLink.js'

export function WhatIsAWalletView() {
  const { context, messages } = useViewUi()
  const { guide } = messages
  return (
    <>
      <div className="fy-body">
        {guide.lessons.map(([title, text], index) => (
          <div className="fy-lesson" key={title}>
            {lessonPictures[index]}
            <b>{title}</b>
            <span>{text}</span>
          </div>
        ))}
      </div>
      <div className="fy-cta fy-stack">
        <Button kind="1" onClick={() => context.stores.router.push({ view: 'GetWallet' })}>
          {guide.get}
        </Button>
        <Button kind="3" onClick={() => goBack(context)}>
          {guide.have}
        </Button>
      </div>
    </>
  )
}

export const whatIsAWalletView: ViewModule<'WhatIsAWallet'> = {
  Component: WhatIsAWalletView,
  Footer: ServersLink,
  sheets: [guideSheet],
  title: (ui) => addViewTexts(ui).messages.guide.title,
}

const frame = <rect className="f" width="56" height="56" rx="16" />

const lessonPictures: readonly ReactNode[] = [
  <svg key="door" className="fy-art" viewBox="0 0 56 56" aria-hidden="true">
    {frame}
    <path className="g" d="M17 44V27a11 11 0 0 1 22 0v17Z" />
    <path className="w" d="M22 44V28a6 6 0 0 1 12 0v16Z" />
    <path className="s" d="M13 44h30M17 44V27a11 11 0 0 1 22 0v17" />
    <circle className="k" cx="31" cy="35" r="1.7" />
  </svg>,
  <svg key="key" className="fy-art" viewBox="0 0 56 56" aria-hidden="true">
    {frame}
    <circle className="g" cx="22" cy="32" r="9" />
    <circle className="w" cx="22" cy="32" r="3.5" />
    <path className="s" d="m28.5 25.5 12-12M36 18l5 5M22 41a9 9 0 1 1 0-18 9 9 0 0 1 0 18Z" />
  </svg>,
  <svg key="shield" className="fy-art" viewBox="0 0 56 56" aria-hidden="true">
    {frame}
    <path className="g" d="M28 44c8-3 13-8 13-16v-9c-5 0-9-2-13-5.5C24 17 20 19 15 19v9c0 8 5 13 13 16Z" />
    <path className="s" d="M28 44c8-3 13-8 13-16v-9c-5 0-9-2-13-5.5C24 17 20 19 15 19v9c0 8 5 13 13 16Z" />
    <path className="s" d="m22.5 28.500 4 4 7.5-7.5" />
  </svg>,
]
