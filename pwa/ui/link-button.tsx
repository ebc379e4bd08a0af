import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import type { ButtonLook } from './button.tsx'
import { Icon } from './icon.tsx'
import './button.css'

type Props = ComponentPropsWithRef<'a'> & ButtonLook

function ButtonAnchor({ tone = 'primary', size, wide, icon, children, ...rest }: Props) {
  return (
    <a {...rest} className="button" data-tone={tone} data-size={size} data-wide={wide || undefined}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </a>
  )
}

/** A link that looks like a button; takes TanStack's `to` and `params`, checked against the routes. */
export const LinkButton = createLink(ButtonAnchor)
