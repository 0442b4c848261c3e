import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { UI_STRINGS } from '@/strings/ui.ts';
import { classNames } from './class-names.ts';
import { Input } from './input.tsx';

/** A password field whose text can be shown. */
export const PasswordInput = ({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) => {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input className={classNames('pr-12', className)} {...rest} type={shown ? 'text' : 'password'} />
      <button
        type="button"
        aria-label={shown ? UI_STRINGS.hidePassword : UI_STRINGS.showPassword}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-panel text-text-3 hover:text-text [&_svg]:size-4"
      >
        {shown ? <EyeOff aria-hidden strokeWidth={1.5} /> : <Eye aria-hidden strokeWidth={1.5} />}
      </button>
    </span>
  );
};
