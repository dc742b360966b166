import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { KeyRound } from "lucide-react";
import { useForm, useWatch } from "react-hook-form";
import type { User } from "../../../domain/entities";
import { minimumPasswordLength } from "../../../domain/password";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { PasswordInput } from "../../../ui/field/password-input";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { schemaResolver, showFieldErrors } from "../../../shared/forms";
import { NewPasswordField } from "../../../shared/account/passwords";
import { passwordSchema, type PasswordForm } from "../password-schema";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import { texts } from "../texts";
import { Section } from "./section";

const { password: passwordTexts } = texts;
const EMPTY: PasswordForm = { currentPassword: "", password: "" };

/** The change of the password. A button opens its form. */
export function PasswordCard({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  return (
    <Section title={passwordTexts.title}>
      {open ? (
        <ChangePassword user={user} onClose={close} />
      ) : (
        <Button ref={opener} icon={KeyRound} onClick={() => setOpen(true)}>
          {passwordTexts.submit}
        </Button>
      )}
    </Section>
  );
}

/** The form that changes the password. It has no draft, so that nobody can find a typed password after the form is closed. */
function ChangePassword({ user, onClose }: { user: User; onClose: () => void }) {
  const toast = useToast();
  const { write } = useChangePassword();
  const stillOpen = useStillOpen();
  const [failure, setFailure] = useState<string | null>(null);
  const minimum = minimumPasswordLength(user.role);
  const schema = useMemo(() => passwordSchema(minimum), [minimum]);
  // specification §5: validated on change, on blur and on submit
  const form = useForm<PasswordForm>({ mode: "all", resolver: schemaResolver(schema), defaultValues: EMPTY });
  const typed = useWatch({ control: form.control, name: "password" });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("currentPassword"), [setFocus]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const outcome = await write(values);
    if (outcome.ok) {
      toast.success(passwordTexts.done);
      if (stillOpen(null)) onClose();
      return;
    }
    const { error } = outcome;
    const messageOf = (reason: string) => (error.kind === "unclear" ? reason : `${passwordTexts.failed}: ${reason}`);
    if (!stillOpen(messageOf(error.message))) return;
    const rest = showFieldErrors(form, error, ["currentPassword", "password"]);
    setFailure(rest && messageOf(rest));
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={tw`grid max-w-[420px] gap-4`}>
      <AlertRegion title={failure} />
      {/* tells password managers which account it is */}
      <input
        type="text"
        autoComplete="username"
        value={user.email}
        aria-label={passwordTexts.username}
        readOnly
        hidden
      />
      <Field label={passwordTexts.current} error={errors.currentPassword?.message}>
        <PasswordInput
          {...form.register("currentPassword", { deps: "password" })}
          required
          autoComplete="current-password"
        />
      </Field>
      <NewPasswordField
        {...form.register("password")}
        required
        label={passwordTexts.next}
        error={errors.password?.message}
        typed={typed}
        minimum={minimum}
        known={[user.email, user.firstName ?? "", user.lastName ?? ""]}
      />
      <div className={tw`flex gap-2 narrow:grid`}>
        <Button type="submit" kind="primary" loading={isSubmitting} loadingLabel={passwordTexts.submitting}>
          {passwordTexts.submit}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {passwordTexts.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Changes the user's password (decisions §2). For a wrong current password the server returns 422 with its `param`. */
const useChangePassword = () =>
  useMutation({
    request: ({ currentPassword, password }: PasswordForm) => ({
      path: pageEndpoints.changePassword(),
      method: "PUT",
      body: { currentPassword, password },
    }),
  });
