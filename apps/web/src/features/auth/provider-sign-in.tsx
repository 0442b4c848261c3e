import { useConfig } from '@/client/config.ts';
import { AUTH_STRINGS } from '@/strings/account/auth.ts';
import { GoogleButton } from './google-button.tsx';

/** The provider's button over the form, where a provider is configured (AU2). */
export const ProviderSignIn = ({ onClick, disabled }: { onClick: () => void; disabled: boolean }) =>
  useConfig().googleSignIn ? (
    <div className="mt-7">
      <GoogleButton onClick={onClick} disabled={disabled} />
      <p className="mt-5 flex items-center gap-3.5 text-tiny text-text-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {AUTH_STRINGS.or}
      </p>
    </div>
  ) : null;
