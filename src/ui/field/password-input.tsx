import { useState } from "react";
import { Eye, EyeOff } from "lucide-react";
import { fieldTexts } from "./texts";
import { InnerButton } from "./inner-button";
import { TextInput } from "./text-input";
import type { TextInputProps } from "./text-input";

/** A password that can be shown. Give `autoComplete` ("current-password" or "new-password"). */
export function PasswordInput(props: Omit<TextInputProps, "type" | "end" | "icon">) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <InnerButton
          icon={shown ? EyeOff : Eye}
          label={shown ? fieldTexts.hidePassword : fieldTexts.showPassword}
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
        />
      }
    />
  );
}
